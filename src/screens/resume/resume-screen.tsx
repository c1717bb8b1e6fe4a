import { Download } from 'lucide';
import { resumePage } from '#content/pages/resume.ts';
import picture from '#content/pages/resume.webp?sheet';
import { owner } from '#src/lib/owner.ts';
import { resumeName } from '#src/lib/resume-name.ts';
import { CursorTooltip } from '#src/parts/cursor-tooltip.tsx';
import { Icon } from '#src/parts/icon.tsx';
import { PageMeta } from '#src/parts/page-meta.tsx';
import { Picture } from '#src/parts/picture.tsx';
import { OtherForms } from './other-forms.tsx';
import { fileSize, resumeAddress } from './resume-address.ts';
import { ResumeText } from './resume-text.tsx';

const NAME = resumeName(owner);
const PDF = resumeAddress('pdf');

export default function ResumeScreen() {
  const { meta, heading, lead, pictureAlt, tooltip, download, textVersion } = resumePage;
  return (
    <>
      <PageMeta meta={meta} route="/resume" />
      <div className="wrap page-start">
        <h1 className="page-heading">{heading}</h1>
        <div className="resume">
          <CursorTooltip text={tooltip}>
            <a href={PDF} download={NAME} className="sheet">
              <span className="sr-only">{`${download}. `}</span>
              <Picture picture={picture} alt={pictureAlt} className="picture full-width" isFirst />
            </a>
          </CursorTooltip>
          <div>
            <p className="lead">{lead}</p>
            <p className="resume-button">
              <a href={PDF} download={NAME} className="button button-primary">
                <Icon node={Download} className="button-icon" />
                {download}
              </a>
            </p>
            <p className="resume-file">{`${NAME}, ${fileSize(import.meta.env.RESUME_BYTES.pdf)}`}</p>
            <OtherForms />
            <details className="disclosure">
              <summary>{textVersion}</summary>
              <ResumeText />
            </details>
          </div>
        </div>
      </div>
    </>
  );
}
