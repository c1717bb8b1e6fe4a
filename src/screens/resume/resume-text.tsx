import { resume } from 'virtual:content/resume';
import { owner } from 'virtual:content/site';

/** The resume as text on the page, made from the same file as the PDF. */
export function ResumeText() {
  const { label, phone, summary, sections } = resume;
  return (
    <div className="resume-text">
      <p>
        <strong className="resume-name">
          {owner.name}
          <span>.</span>
        </strong>
        {` ${[label, owner.place, phone, owner.email].filter(Boolean).join('. ')}`}
      </p>
      {summary && <p>{summary}</p>}
      {sections.map(({ name, heading, entries }) => (
        <section key={name}>
          <h2>{heading}</h2>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places, and two may be the same
            <EntryText key={index} {...entry} />
          ))}
        </section>
      ))}
    </div>
  );
}

type ResumeEntry = (typeof resume.sections)[number]['entries'][number];

/** One entry of the resume, such as a job or a school. */
function EntryText({ title, url, aside, note, text, quote, points = [] }: ResumeEntry) {
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
