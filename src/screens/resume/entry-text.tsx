import type { ResumeEntry } from '#src/lib/resume.ts';

/** One entry of the resume, such as a job or a school. */
export function EntryText({ title, url, aside, note, text, quote, points = [] }: ResumeEntry) {
  return (
    <div>
      {title && <h3>{url ? <a href={url}>{title}</a> : title}</h3>}
      {aside && <p className="resume-aside">{aside}</p>}
      {note && <p className="resume-aside">{note}</p>}
      {text && <p>{text}</p>}
      {quote && <blockquote>{quote}</blockquote>}
      {points.length > 0 && (
        <ul>
          {points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points never change places, and two may be the same
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
