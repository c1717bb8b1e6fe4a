import { head, labels, pdf, picture, resumePage } from 'virtual:content/resume';
import { CursorTooltip } from '#src/components/cursor-tooltip.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { pagePath } from '#src/lib/urls.ts';
import { JsonDownload, PdfDownload } from './resume-downloads.tsx';
import { ResumeText } from './resume-text.tsx';

const { heading, lead } = resumePage;

export default function ResumeScreen() {
  return (
    <>
      <PageMeta head={head} />
      <div className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        {pdf && picture ? (
          <div className="resume">
            <div>
              <p className="lead">{lead}</p>
              <PdfDownload />
            </div>
            <CursorTooltip text={labels.tooltip} className="resume-sheet">
              <a href={pagePath(`/${pdf.path}`)} download={pdf.name} className="resume-image">
                <span className="sr-only">{`${labels.download}. `}</span>
                <Picture picture={picture} alt={labels.pictureAlt} className="picture full-width" isPriority />
              </a>
            </CursorTooltip>
            <details className="disclosure">
              <summary>{labels.textVersion}</summary>
              <ResumeText />
              <JsonDownload />
            </details>
          </div>
        ) : (
          <div className="resume-without-picture">
            <p className="lead">{lead}</p>
            <PdfDownload />
            <ResumeText />
            <JsonDownload />
          </div>
        )}
      </div>
    </>
  );
}
