import { resumePage } from '#content/pages/resume.ts';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from '#src/lib/resume-name.ts';
import { fileSize, resumeAddress } from './resume-address.ts';

const { alsoAs, files } = resumePage;
const downloads = import.meta.env.RESUME_BYTES;
const forms = (['txt', 'json', 'vcf'] as const).filter((format) => downloads[format] !== undefined);

/** Downloads of the resume as plain text, as JSON for other tools, and as a contact card for address books. */
export function OtherForms() {
  if (forms.length === 0) return null;
  return (
    <section aria-labelledby="other-forms" className="other-forms">
      <h2 id="other-forms">{alsoAs}</h2>
      <ul>
        {forms.map((format) => (
          <li key={format}>
            <a href={resumeAddress(format)} download={`${resumeName(owner)}.${format}`}>
              <span>{files[format]}</span> {`.${format}, ${fileSize(downloads[format])}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
