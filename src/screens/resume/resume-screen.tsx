import resumeBytes from 'virtual:site/resume-bytes';
import { Download } from 'lucide';
import { resumePage } from '#content/pages/resume.ts';
import { CursorTooltip } from '#src/components/cursor-tooltip.tsx';
import { Icon } from '#src/components/icons.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { owner } from '#src/lib/owner.ts';
import type { PictureSource } from '#src/lib/picture-sizes.ts';
import { resumeName } from '#src/lib/resume.ts';
import { fileSize, JsonDownload, resumeAddress } from './resume-downloads.tsx';
import { ResumeText } from './resume-text.tsx';

const NAME = resumeName(owner);
const PDF = resumeAddress('pdf');
const { heading, lead, pictureAlt, tooltip, download, textVersion } = resumePage;

const { pdf: pdfBytes } = resumeBytes;
/** A pattern instead of an import, because a new owner has no picture before `npm run draw`. */
const [picture] = Object.values(
  import.meta.glob<PictureSource<'resume'>>('#content/pages/resume.webp', { query: '?resume', import: 'default', eager: true }),
);

export default function ResumeScreen() {
  return (
    <>
      <PageMeta meta={resumePage.meta} route="/resume" />
      <div className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        {pdfBytes && picture ? (
          <div className="resume">
            <CursorTooltip text={tooltip}>
              <a href={PDF} download={NAME} className="resume-image">
                <span className="sr-only">{`${download}. `}</span>
                <Picture picture={picture} alt={pictureAlt} className="picture full-width" isFirst />
              </a>
            </CursorTooltip>
            <div>
              <p className="lead">{lead}</p>
              <ResumeDownload bytes={pdfBytes} />
              <JsonDownload />
              <details className="disclosure">
                <summary>{textVersion}</summary>
                <ResumeText />
              </details>
            </div>
          </div>
        ) : (
          <div className="resume-without-picture">
            <p className="lead">{lead}</p>
            {pdfBytes && <ResumeDownload bytes={pdfBytes} />}
            <JsonDownload />
            <ResumeText />
          </div>
        )}
      </div>
    </>
  );
}

/** The button that downloads the PDF, with its name and size. */
function ResumeDownload({ bytes }: { bytes: number }) {
  return (
    <>
      <p className="resume-button">
        <a href={PDF} download={NAME} className="button button-primary">
          <Icon node={Download} className="button-icon" />
          {download}
        </a>
      </p>
      <p className="resume-file">{`${NAME}, ${fileSize(bytes)}`}</p>
    </>
  );
}
