import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '../../engine/checks/check-content.ts';
import { createCaseStudy } from '../../tools/owner/create-case-study.ts';
import { samples } from '../../tools/owner/doctor/samples.ts';
import { setUpOwner } from '../../tools/owner/setup/set-up-owner.ts';
import { ContentCopy, setting, unmarked } from '../support/owners/content-copy.ts';
import { ADA, flagsOf } from '../support/owners/owners.ts';

const copy = new ContentCopy('new-case-study', 'tools/owner/template');
const { project } = copy;
await setUpOwner(project, flagsOf({ ...ADA, from: 'sample' }));
afterAll(() => copy.remove());

const folder = 'content/case-studies/cafe-munster-sons';
const create = (name: string) => createCaseStudy(project, ['--name', name], undefined, 'content');

test.each([
  ['WeHike', 'content/case-studies/wehike: exists already. Choose another address, or delete that folder first.'],
  ['北京', 'Its address on your site cannot be derived from the other answers. Add --address.'],
])('the name %s is rejected with a message', async (name, message) => {
  await expect(create(name)).rejects.toThrow(message);
});

test('OWN-08 a new case study is complete, but not ready to publish while it has a hint or a placeholder', async () => {
  expect(await create("Café: 'Münster' & <Sons>")).toBe(folder);
  const { problems, content } = await checkContent(project, 'content');
  expect(problems).toEqual([]);
  expect(content?.caseStudies.at(-1)?.data).toMatchObject({ sample: true, order: 4, name: "Café: 'Münster' & <Sons>" });
  expect(await sharp(join(project, folder, 'hero.webp')).metadata()).toMatchObject({ width: 2400, height: 1380 });

  const changes = {
    [`${folder}/facts.yaml`]: (text: string) => setting({ name: 'Kettle', title: 'x' })(unmarked(text)),
    [`${folder}/text.mdx`]: (text: string) => text.replace('for whom, and', 'for whom,\nand'),
  };
  const { errors } = await copy.withChanges(changes, async () => samples(await checkContent(project, 'content')));
  const text = errors.join('\n');
  // The summary, and below it the description, which has the old name.
  expect(text).toMatch(
    /cafe-munster-sons\/facts\.yaml:8 \(and 11, .*\): "One sentence for the card, about …" is a hint from the template\./,
  );
  expect(text).toMatch(/cafe-munster-sons\/text\.mdx:3 .*: "Say what the project had to …" is a hint from the template\./);
  expect(errors).toContain(`${folder}/hero.webp: is a placeholder. Put a picture of the project there.`);
});
