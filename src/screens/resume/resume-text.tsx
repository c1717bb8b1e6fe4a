import resume from 'virtual:site/resume';
import { owner } from '#src/lib/owner.ts';
import { EntryText } from './entry-text.tsx';

/** The resume as text on the page, made from the same file as the PDF. */
export function ResumeText() {
  const { label, phone, summary, sections } = resume;
  return (
    <div className="resume-text">
      <p>
        <strong>{`${owner.name}.`}</strong>
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
