// `import card from './card.webp?card'` gives a picture in all widths of its kind. src/lib/picture-sizes.ts lists the kinds.
type Picture<Kind extends import('#src/lib/picture-sizes.ts').PictureKind> = import('#src/lib/picture-sizes.ts').PictureSource<Kind>;

declare module '*?stage' {
  const picture: Picture<'stage'>;
  export default picture;
}

declare module '*?phone' {
  const picture: Picture<'phone'>;
  export default picture;
}

declare module '*?card' {
  const picture: Picture<'card'>;
  export default picture;
}

declare module '*?shot' {
  const picture: Picture<'shot'>;
  export default picture;
}

declare module '*?sheet' {
  const picture: Picture<'sheet'>;
  export default picture;
}

declare module '*?portrait' {
  const picture: Picture<'portrait'>;
  export default picture;
}

declare module '*?face' {
  const picture: Picture<'face'>;
  export default picture;
}
