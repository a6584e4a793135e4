/** What all chance in tests begins from: always the same, unless `npm run explore` or a developer gives another one. */
export const testSeed = Number(process.env.TEST_SEED ?? 1)
