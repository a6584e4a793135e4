import {
  hasDigit,
  passwordLength,
  passwordMaxLength,
  passwordMinLength,
  seenPasswordLength,
} from '@butterleaf/domain/account/new-password'
import { commonPasswords } from './common-passwords.ts'

/** [SET-6] The first thing that is wrong with a new password, in words; undefined when nothing is. */
export function passwordFault(typed: string, email: string): string | undefined {
  return passwordFaults(typed, email)[0]
}

/** Everything that is wrong with it, so that it can be put right at once. */
export function passwordFaults(typed: string, email: string): string[] {
  const password = typed.normalize('NFKC')
  return [
    lengthFault(typed),
    hasDigit(typed) ? undefined : 'Put at least one digit in the password.',
    isLikeEmail(password, email) ? 'Don’t use your e-mail address as the password.' : undefined,
    guessFault(password),
  ].filter((fault) => fault !== undefined)
}

function lengthFault(typed: string): string | undefined {
  const length = passwordLength(typed)
  if (length < passwordMinLength) return `Use at least ${passwordMinLength} characters in the password.`
  if (seenPasswordLength(typed) < passwordMinLength) {
    return `Use at least ${passwordMinLength} characters that can be seen in the password.`
  }
  if (length > passwordMaxLength) return `Use at most ${passwordMaxLength} characters in the password.`
  return undefined
}

function guessFault(password: string): string | undefined {
  if (isGuessedFirst(password)) return 'That password is one of the first that others guess. Choose another.'
  if (countUnforeseen(password) >= leastUnforeseen) return undefined
  return 'That password mostly repeats itself or follows the keys of a row. Choose another.'
}

function isLikeEmail(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  return lower === email || lower === email.split('@', 1)[0]
}

function isGuessedFirst(password: string): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || lettersOf(lower) === 'butterleaf' || isGuessedWordWithNumber(lower)
}

/** `Summer2026!`: one of the words that others try with every year and number, before or behind it. */
function isGuessedWordWithNumber(lower: string): boolean {
  const word = lower.replaceAll(/^[\P{L}]+|[\P{L}]+$/gu, '')
  return guessedWords.has(word)
}

const looksLike: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** `Butt3rleaf-2024` reads as `butterleaf`: ends cut to letters, digits inside read as what they imitate. */
function lettersOf(lower: string): string {
  return lower
    .replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
    .replaceAll(/[013457@$]/g, (character) => looksLike[character] ?? '')
    .replaceAll(/[^a-z]/g, '')
}

/** Two less than the shortest password: `olives77` has a run in it and is no row of keys. */
const leastUnforeseen = 6
/** Keys beside each other on English, German and French keyboards, and the alphabet. */
const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
].flatMap((row) => [row, [...row].reverse().join('')])
const longestRepeated = 4

/** The characters that don't follow from those before: as the next of a run, of a row of keys, or of a repeated group. */
function countUnforeseen(password: string): number {
  const characters = [...password.toLowerCase()]
  return characters.filter((_, at) => !isForeseen(characters.slice(0, at + 1))).length
}

function isForeseen(typed: readonly string[]): boolean {
  const lastThree = typed.slice(-3).join('')
  if (typed.length >= 2 && typed.at(-1) === typed.at(-2)) return true
  if (typed.length >= 3 && rows.some((row) => row.includes(lastThree))) return true
  return [2, 3, longestRepeated].some((length) => {
    const group = typed.slice(-length).join('')
    return typed.length >= 2 * length && group === typed.slice(-2 * length, -length).join('')
  })
}

/**
 * Words that people put a year or a number beside: seasons, months, days, what this product is about. `butterleaf` has a
 * stricter rule of its own.
 */
const guessedWords: ReadonlySet<string> = new Set(
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
