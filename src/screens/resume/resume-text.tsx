import owner from '#content/owner.json';
import { resumePage } from '#content/pages/resume.ts';
import type { Resume } from '#schema';
import { resumeOutline } from './resume-outline.ts';

/** The resume in plain text, from the same file as the PDF. */
export function ResumeText({ resume }: { resume: Resume }) {
  return (
    <div className="resume-text">
      <p>
        <strong>{`${owner.name},`}</strong>
        {` ${resume.basics.label.toLowerCase()}. ${owner.place}. ${owner.email}`}
      </p>
      <p>{resume.basics.summary}</p>
      {resumeOutline(resume, resumePage).map(({ heading, entries }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {entries.map(({ title, aside, text, points }) => (
            <div key={`${title}${aside}${text}`}>
              {title && <h3>{title}</h3>}
              {aside && <p className="resume-aside">{aside}</p>}
              {text && <p>{text}</p>}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
