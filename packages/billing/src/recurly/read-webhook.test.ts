import { expect, it } from 'vitest'
import { readRecurlyWebhook } from './read-webhook.ts'

const body = '{"object_type":"account","account_code":"person-1"}'
const about = '{"object_type":"item","event_type":"created"}'
const sentAt = '1767225600000'
const byFirst = '222a7d07e8fcc3e38251de7ddce640b132e6d56d57dc726a721d88f7b5c43743'
const bySecond = 'e9d6202db74e3d318c1795111bbc863edcf581dfe20d0881af18e9faa01df1aa'
const aboutBySecond = 'f7aaaa7cc14941fc2ed4648ae942965518a38cb36562508eb7eccbe98cc6664d'
const sentAtSeconds = '1767225600'
const bySeconds = '4f0dae0f4414710da8d104cf6a6eb50c748a917525f9fae72b96ca9c96530dfe'
const minute = 60_000

const read = (signature: string | undefined, { raw = body, secrets = ['first-secret'], offMs = 0 } = {}) =>
  readRecurlyWebhook(
    secrets,
    signature === undefined ? {} : { 'recurly-signature': signature },
    raw,
    new Date(Number(sentAt) + offMs),
  )

const person = { userId: 'person-1' }

it.each([
  ['as sent', `${sentAt},${byFirst}`, {}, person],
  ['with a second signature while their secret changes', `${sentAt},${bySecond},${byFirst}`, {}, person],
  ['while ours changes', `${sentAt},${bySecond}`, { secrets: ['first-secret', 'second-secret'] }, person],
  [
    'about no account',
    `${sentAt},${aboutBySecond}`,
    { raw: about, secrets: ['second-secret'] },
    { userId: null },
  ],
  ['almost too late', `${sentAt},${byFirst}`, { offMs: 5 * minute }, person],
  ['too late', `${sentAt},${byFirst}`, { offMs: 5 * minute + 1 }, undefined],
  ['from the future', `${sentAt},${byFirst}`, { offMs: -5 * minute - 1 }, undefined],
  ['with its time in seconds', `${sentAtSeconds},${bySeconds}`, {}, person],
  ['in seconds, almost too late', `${sentAtSeconds},${bySeconds}`, { offMs: 5 * minute }, person],
  ['in seconds, too late', `${sentAtSeconds},${bySeconds}`, { offMs: 5 * minute + 1 }, undefined],
  ['in seconds, from the future', `${sentAtSeconds},${bySeconds}`, { offMs: -5 * minute - 1 }, undefined],
  ['in seconds, signed for milliseconds', `${sentAtSeconds},${byFirst}`, {}, undefined],
  ['with another time', `1767225600001,${byFirst}`, {}, undefined],
  ['with another body', `${sentAt},${byFirst}`, { raw: body.replace('1', '2') }, undefined],
  ['by a secret we don’t have', `${sentAt},${bySecond}`, {}, undefined],
  ['cut short', `${sentAt},${byFirst.slice(0, 32)}`, {}, undefined],
  ['with a time alone', sentAt, {}, undefined],
  ['without a time', byFirst, {}, undefined],
  ['unsigned', undefined, {}, undefined],
])('[SUB-2] a webhook %s', (_how, signature, options, notice) => {
  expect(read(signature, options)).toEqual(notice)
})
