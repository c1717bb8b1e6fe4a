import { resumePage } from '#content/pages/resume.ts';
import { PageMeta } from '#src/components/page-meta.tsx';

export default function ResumeScreen() {
  return (
    <>
      <PageMeta meta={resumePage.meta} route="/resume" />
      <div className="wrap page-start">
        <h1 className="text-1">{resumePage.heading}</h1>
        <p className="lead mt-6 max-w-prose">{resumePage.lead}</p>
      </div>
    </>
  );
}
