import resumeBytes from 'virtual:site/resume-bytes';
import { resumePage } from '#content/pages/resume.ts';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from '#src/lib/resume.ts';

const { alsoAs, files } = resumePage;
const { json: bytes } = resumeBytes;

/** The download of the resume as JSON, for other tools. */
export function JsonDownload() {
  if (bytes === undefined) return null;
  return (
    <section aria-labelledby="json-download" className="json-download">
      <h2 id="json-download">{alsoAs}</h2>
      <p>
        <a href={resumeAddress('json')} download={`${resumeName(owner)}.json`}>
          <span>{files.json}</span> {`.json, ${fileSize(bytes)}`}
        </a>
      </p>
    </section>
  );
}

/** The address of the resume in one file format. `npm run draw resume` writes these files. */
export const resumeAddress = (format: string) => `${import.meta.env.BASE_URL}images/${resumeName(owner)}.${format}`;

const kilobytes = new Intl.NumberFormat(owner.locale);

/** Such as "84 KB", where one KB is 1000 bytes. */
export const fileSize = (bytes = 0) => `${kilobytes.format(Math.max(1, Math.round(bytes / 1000)))} ${resumePage.kilobytes}`;
