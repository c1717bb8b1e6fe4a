import sprite from './crawler.svg';

interface Props {
  description: string;
  captions?: string[] | undefined;
}

/** Both pages at one moment, with what was measured: one blank, one to read. The style sheet of all figures puts each line in its place. */
export function Frame({ description, captions = [] }: Props) {
  return (
    <svg role="img" aria-label={[description, ...captions].join(', ')} viewBox="0 0 480 424" className="crawler-still">
      <use href={`${sprite}#still`} />
      <svg aria-hidden="true">
        {captions.map((line) => (
          <text key={line}>{line}</text>
        ))}
      </svg>
    </svg>
  );
}
