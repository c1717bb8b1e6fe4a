interface Props {
  /** What the build has worked out for the head of the page. */
  head: { title: string; description: string; keywords?: string | undefined; url: string; card?: { url: string; alt: string } | undefined };
}

/** The title, description and share data of a page. React moves these tags into the head. */
export function PageMeta({ head: { title, description, keywords, url, card } }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      {card && <meta property="og:image" content={card.url} />}
      {card && <meta property="og:image:alt" content={card.alt} />}
    </>
  );
}
