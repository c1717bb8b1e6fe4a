import { owner } from 'virtual:content/site';

interface Props {
  label: string;
  headings: { id: string; text: string }[];
  /** The language of the headings, if it is not that of the site. */
  language: { lang: string; dir: string } | undefined;
}

/** The headings of a long article: beside its text where there is room for them, else folded above it. CSS shows one of the two. */
export function Contents({ label, headings, language }: Props) {
  const list = (
    <ol {...language}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="contents contents-folded" lang={owner.locale}>
        <summary>{label}</summary>
        {list}
      </details>
      <nav className="contents contents-beside" aria-label={label} lang={owner.locale}>
        <p aria-hidden="true">{label}</p>
        {list}
      </nav>
    </>
  );
}
