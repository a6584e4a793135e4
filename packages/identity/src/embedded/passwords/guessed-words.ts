/**
 * Words that people put a year or a number beside: seasons, months, days, what this product is about. `butterleaf` has a
 * stricter rule of its own.
 */
export const guessedWords: ReadonlySet<string> = new Set(
  `
  spring summer autumn fall winter
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  password passwort passw0rd p@ssw0rd p@ssword pass welcome letmein changeme admin administrator login user guest
  test testing qwerty qwertz azerty asdf asdfgh abc abcd abcdef iloveyou secret hello
  keto ketodiet ketolife ketogenic ketosis lowcarb carbs carb diet mealplan mealplanner meal meals recipe recipes
  avocado bacon butter cheese egg eggs fitness health healthy weight weightloss food kitchen dinner lunch breakfast
  `
    .trim()
    .split(/\s+/),
)
