import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      { test: { name: 'inputs', include: ['tests/inputs/**/*.test.ts'], testTimeout: 3_600_000 } },
    ],
  },
});
