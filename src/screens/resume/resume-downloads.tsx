import { json, labels, pdf } from 'virtual:content/resume';
import { Download } from 'lucide';
import { Icon } from '#src/components/icons.tsx';
import { pagePath } from '#src/lib/urls.ts';

/** The button that downloads the PDF, with its name and size. */
export function PdfDownload() {
  if (!pdf) return null;
  return (
    <>
      <p className="resume-button">
        <a href={pagePath(`/${pdf.path}`)} download={pdf.name} className="button button-primary">
          <Icon node={Download} className="button-icon" />
          {labels.download}
        </a>
      </p>
      <p className="resume-file">{`${pdf.name}, ${pdf.size}`}</p>
    </>
  );
}

/** The download of the resume as JSON, for other tools. */
export function JsonDownload() {
  if (!json) return null;
  return (
    <p className="json-download">
      <a href={pagePath(`/${json.path}`)} download={`${json.name}.json`}>
        <span>{labels.files.json}</span> {`.json, ${json.size}`}
      </a>
    </p>
  );
}
