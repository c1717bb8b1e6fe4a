import type { Page } from '@playwright/test';

export const carousel = (page: Page) => page.locator('section[aria-labelledby=projects] [aria-roledescription=carousel]');
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
export const control = (page: Page, name: string) => carousel(page).getByRole('button', { name });
