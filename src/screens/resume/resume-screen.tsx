import { ChevronDown, Download } from 'lucide';
import { resumePage } from '#content/pages/resume.ts';
import picture from '#content/pages/resume.webp?sheet';
import { CursorTooltip } from '#src/components/cursor-tooltip.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Picture } from '#src/components/picture.tsx';
import { RESUME_FILE, RESUME_NAME } from './resume-file.ts';
import { ResumeText } from './resume-text.tsx';

export default function ResumeScreen() {
  const { meta, heading, lead, pictureAlt, tooltip, download, textVersion } = resumePage;
  return (
    <>
      <PageMeta meta={meta} route="/resume" />
      <div className="wrap page-start">
        <h1 className="text-1">{heading}</h1>
        <div className="resume">
          <CursorTooltip text={tooltip}>
            <a href={RESUME_FILE} download={RESUME_NAME} className="sheet">
              <Picture picture={picture} alt={pictureAlt} kind="sheet" className="picture w-full rounded-s" isFirst />
              <span className="sr-only">{download}</span>
            </a>
          </CursorTooltip>
          <div>
            <p className="lead">{lead}</p>
            <p className="mt-6">
              <a href={RESUME_FILE} download={RESUME_NAME} className="button button-primary">
                <Icon node={Download} className="size-5.25" />
                {download}
              </a>
            </p>
            <p className="mt-3.5 text-ink-2 wrap-anywhere">{RESUME_NAME}</p>
            <details className="disclosure">
              <summary>
                {textVersion}
                <Icon node={ChevronDown} className="disclosure-mark" />
              </summary>
              <ResumeText />
            </details>
          </div>
        </div>
      </div>
    </>
  );
}
