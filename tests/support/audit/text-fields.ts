import type { Page } from '@playwright/test';

/** Controls that take no text. */
const NOT_TEXT = ['button', 'checkbox', 'image', 'radio', 'range', 'reset', 'submit'].map((type) => `[type=${type}]`).join(', ');
const FIELDS = `input:not(${NOT_TEXT}), textarea, select, form, [contenteditable], [role=textbox], [role=searchbox], [role=combobox]`;
const RULES = '[required], [pattern], [aria-invalid], [aria-required]';

/** Everything that a visitor could fill in. */
export const textFields = (page: Page) =>
  page.locator(`${FIELDS}, ${RULES}`).evaluateAll((all) => all.map((field) => field.outerHTML.slice(0, 160)));

/** Figures that have not started: the search for text fields would not cover what they show. */
export const idleFigures = (page: Page) =>
  page.locator('.figure:not(:has(.figure-stage > .needs-js))').evaluateAll((all) => all.map((figure) => figure.outerHTML.slice(0, 160)));
