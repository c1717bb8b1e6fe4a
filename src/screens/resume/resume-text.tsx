import { resumePage } from '#content/pages/resume.ts';
import resume from '#content/resume.json';
import { site } from '#content/site.ts';

const { headings, to, now } = resumePage;

/** The resume in plain text, from the same file as the PDF. */
export function ResumeText() {
  const { owner } = site;
  return (
    <div className="resume-text">
      <p>
        <strong>{owner.name}</strong>, {resume.basics.label.toLowerCase()}. {owner.place}. {owner.email}
      </p>
      <p>{resume.basics.summary}</p>
      <h2>{headings.work}</h2>
      {resume.work.map(({ name, position, startDate, endDate, highlights }) => (
        <section key={name + startDate}>
          <h3>
            {position}, {name}
          </h3>
          <p>
            {startDate} {to} {endDate ?? now}
          </p>
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </section>
      ))}
      <h2>{headings.projects}</h2>
      {resume.projects.map(({ name, description }) => (
        <p key={name}>
          <strong>{name}.</strong> {description}
        </p>
      ))}
      <h2>{headings.skills}</h2>
      {resume.skills.map(({ name, keywords }) => (
        <p key={name}>
          <strong>{name}:</strong> {keywords.join(', ')}
        </p>
      ))}
      <h2>{headings.education}</h2>
      {resume.education.map(({ institution, area, studyType, endDate }) => (
        <p key={institution}>
          <strong>
            {studyType}, {area.toLowerCase()}.
          </strong>{' '}
          {institution}, {endDate}
        </p>
      ))}
      <h2>{headings.interests}</h2>
      <p>{resume.interests.flatMap(({ keywords }) => keywords).join(', ')}</p>
    </div>
  );
}
