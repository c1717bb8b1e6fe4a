import { fileSizes, labels } from 'virtual:content/resume';
import { owner } from 'virtual:content/site';
import { Download } from 'lucide';
import { Icon } from '#src/components/icons.tsx';
import { resumeName } from '#src/lib/resume.ts';

const NAME = resumeName(owner);

/** The resume in one file format; undefined if there is no such file. `npm run draw resume` generates the files. */
function resumeFile(format: 'pdf' | 'json') {
  const size = fileSizes[format];
  if (!size) return undefined;
  return { href: `${import.meta.env.BASE_URL}images/${NAME}.${format}`, name: NAME, size };
}

export const PDF = resumeFile('pdf');
const JSON_RESUME = resumeFile('json');

/** The button that downloads the PDF, with its name and size. */
export function PdfDownload() {
  if (!PDF) return null;
  return (
    <>
      <p className="resume-button">
        <a href={PDF.href} download={PDF.name} className="button button-primary">
          <Icon node={Download} className="button-icon" />
          {labels.download}
        </a>
      </p>
      <p className="resume-file">{`${PDF.name}, ${PDF.size}`}</p>
    </>
  );
}

/** The download of the resume as JSON, for other tools. */
export function JsonDownload() {
  if (!JSON_RESUME) return null;
  return (
    <p className="json-download">
      <a href={JSON_RESUME.href} download={`${JSON_RESUME.name}.json`}>
        <span>{labels.files.json}</span> {`.json, ${JSON_RESUME.size}`}
      </a>
    </p>
  );
}
