import { hasResume } from 'virtual:content/site';
import { thanks } from 'virtual:content/thanks';
import { ButtonLink } from '#src/components/buttons.tsx';

/** The last words of the About page and of case studies, with links to the contact page and the resume. A site without an About page has none. */
export function Thanks() {
  if (!thanks) return null;
  return (
    <div className="thanks">
      <p className="thanks-text">{thanks.thanks}</p>
      <div className="button-row">
        <ButtonLink to="/contact" variant="primary">
          {thanks.thanksButton}
        </ButtonLink>
        {hasResume && thanks.resumeButton && (
          <ButtonLink to="/resume" variant="secondary">
            {thanks.resumeButton}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
