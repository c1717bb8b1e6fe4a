import { z } from 'zod';
import { asWritten } from './fields.ts';

/** A value in theme.css. Colours must be hexadecimal, because the doctor measures their contrast without a browser. */
const value = (pattern: RegExp, hint: string) =>
  z
    .string({ error: `is missing. ${hint}` })
    .regex(pattern, { error: ({ input }) => `is ${asWritten(input)}. ${hint}`.replace(' .', '.') })
    .describe(hint);

const colour = (use: string) =>
  value(/^(#[0-9a-f]{6}([0-9a-f]{2})?|var\(--[\w-]+\))$/i, `Write the colour of ${use} as #rrggbb, or as var(--another).`);
const radius = (use: string) => value(/^(0|\d*\.?\d+(px|rem|%))$/, `Write the corner radius of ${use} in rem or px.`);
const shadowColour = (use: string) =>
  value(/^\d{1,3} \d{1,3} \d{1,3}$/, `Write the colour of shadows on ${use} as red, green and blue: "84 58 24".`);
const family = (use: string) =>
  value(
    /^("[^"]+"|[\w -]+)$/,
    `Write the name of the font family of ${use}: that of an installed package of Fontsource, or of a file in fonts/.`,
  );
const axes = value(/^("\w{4}" -?\d+(\.\d+)?(, )?)+$/, 'Write how the other axes of the family are set: "opsz" 96.').optional();
const shadow = (use: string) => value(/./, `Write the shadow of ${use}, or none.`);
/** A property that applies to both modes, so it may only be set in the light rule. */
const lightOnly = z.never({ error: 'applies to both light and dark mode. Set it in :root.' }).optional();
const oneOf = <T extends string>(choices: T[], hint: string) =>
  z.enum(choices, { error: `must be one of: ${choices.join(', ')}. ${hint}` }).describe(hint);

/** The colours of the site, by the names of their custom properties. */
const colours = {
  '--sky': colour('the home page'),
  '--page': colour('the other pages'),
  '--surface': colour('cards'),
  '--surface-2': colour('the background that is shown until a picture has loaded'),
  '--ink': colour('text'),
  '--ink-2': colour('secondary text'),
  '--line': colour('thin lines'),
  '--line-strong': colour('borders of controls'),
  '--underline': colour('the underline of links'),
  '--primary': colour('main buttons'),
  '--on-primary': colour('text on main buttons'),
  '--accent': colour('highlights'),
  '--on-accent': colour('text on --accent'),
  '--focus': colour('the focus ring'),
  '--focus-halo': colour('the glow outside that ring'),
  '--control': colour('buttons on pictures'),
  '--on-control': colour('icons on those buttons'),
  '--progress': colour('the ring that fills around a button on a picture'),
  '--marquee': colour('the marquee (the moving row of pictures), middle'),
  '--marquee-2': colour('the marquee, ends'),
  '--on-marquee': colour('text on the marquee'),
  '--marquee-edge': colour('the edges of the marquee'),
  '--sky-top': colour('the sky above'),
  '--sky-bottom': colour('the sky near the horizon'),
  '--disc': colour('sun or moon'),
  '--disc-ring': colour('the inner ring around it'),
  '--disc-halo': colour('the outer ring around it'),
  '--cloud-1': colour('clouds in the shadow'),
  '--cloud-2': colour('clouds, darker'),
  '--cloud-3': colour('clouds, lighter'),
  '--cloud-4': colour('clouds in the light'),
  '--code-keyword': colour('keywords of code'),
  '--code-string': colour('strings in code'),
  '--code-value': colour('values in code'),
  '--code-name': colour('names in code'),
  '--code-deleted': colour('removed lines of code'),
};

export const COLOUR_NAMES = Object.keys(colours);

const other = {
  '--page-shadow-rgb': shadowColour('pages'),
  '--sky-shadow-rgb': shadowColour('the home page'),
  '--shadow-1': shadow('slightly raised elements'),
  '--shadow-2': shadow('cards'),
  '--shadow-3': shadow('large pictures'),
  '--radius-s': radius('small elements'),
  '--radius-m': radius('code blocks and similar elements'),
  '--radius-l': radius('cards on a phone'),
  '--radius-xl': radius('cards on a wide screen'),
  '--radius-button': radius('buttons'),
};

/** theme.css: the rule for :root, and what the rule for dark mode changes. Other custom properties are allowed. */
export const themeSchema = z.object({
  light: z.looseObject({
    '--display-family': family('headings'),
    '--display-axes': axes,
    '--text-family': family('all other text'),
    '--text-axes': axes,
    '--sky-shows': oneOf(['clouds', 'none'], 'What does the sky show?'),
    ...colours,
    ...other,
  }),
  dark: z.looseObject({
    ...z.object({ ...colours, ...other }).partial().shape,
    '--display-family': lightOnly,
    '--text-family': lightOnly,
    '--sky-shows': lightOnly,
  }),
});
