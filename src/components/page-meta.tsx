import cardAlts from 'virtual:site/card-alts';
import { site } from '#content/site.ts';
import type { PageMeta as Meta } from '#schema';
import { pageAddress } from '#src/lib/addresses.ts';
import { owner } from '#src/lib/owner.ts';
import { cardPath, pageTitle } from '#src/lib/pages.ts';

interface Props {
  meta: Meta;
  route: string;
}

/** The title, description and share data of a page. React moves these tags into the head. */
export function PageMeta({ meta, route }: Props) {
  const title = pageTitle(meta.page, { owner, site });
  const url = pageAddress(route);
  const cardAlt = cardAlts[route]; // Undefined for a page without a share card.
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords.join(', ')} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      {cardAlt && <meta property="og:image" content={pageAddress(cardPath(route))} />}
      {cardAlt && <meta property="og:image:alt" content={cardAlt} />}
    </>
  );
}
