import resumeBytes from 'virtual:site/resume-bytes';
import { resumePage } from '#content/pages/resume.ts';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from '#src/lib/resume.ts';
import { fileSize, resumeAddress } from './resume-address.ts';

const { alsoAs, files } = resumePage;
const { json: bytes } = resumeBytes;

/** The download of the resume as JSON, for other tools. */
export function OtherForms() {
  if (bytes === undefined) return null;
  return (
    <section aria-labelledby="other-forms" className="other-forms">
      <h2 id="other-forms">{alsoAs}</h2>
      <p>
        <a href={resumeAddress('json')} download={`${resumeName(owner)}.json`}>
          <span>{files.json}</span> {`.json, ${fileSize(bytes)}`}
        </a>
      </p>
    </section>
  );
}
