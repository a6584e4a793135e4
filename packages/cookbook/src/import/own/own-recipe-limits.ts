/** What a person may bring at once. A recipe has no 200 lines; a book in one paste has. */
export const ownRecipeLimits = {
  titleLength: 200,
  lineLength: 300,
  lines: 200,
  steps: 200,
  stepLength: 5000,
  sourceLength: 100_000,
  servings: 1000,
  /** Of words; a page has much beside its recipe. */
  textLength: 200_000,
  pageLength: 2_000_000,
  recipesAtOnce: 500,
  zip: { entries: 2000, entryBytes: 10_000_000, totalBytes: 50_000_000 },
} as const
