/** What all chance in tests begins from: always the same, unless `npm run explore` or somebody after a counterexample says another. */
export const testSeed = Number(process.env.TEST_SEED ?? 1)
