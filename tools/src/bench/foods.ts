// How soon the search of the food table answers a letter, in a real Chromium at a processor slowed down 4 times.
//   npm run bench -- foods
// Each name of content/usda/common.csv is typed letter by letter, whole and with a letter missing. Goals: an answer p95 ≤ 30 ms; no step of
// preparing the table longer than 50 ms; the table ≤ 600 KB as it is sent. Reference of the same run: a look at every name for
// each letter, without an index. Exit 1 when a goal is missed.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { foodTablePlaces } from '@butterleaf/cookbook/food-table/read-food-table'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { chromium } from '@playwright/test'
import { root } from '../../../scripts/setup/steps.mjs'
import { needChromium } from '../machine/chromium.ts'
import { measureFoods } from './foods/measure-foods.ts'

const goals = { answerMs: 30, stepMs: 50, sentBytes: 600_000 }

const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumFlags })
const found = await measureFoods(browser).finally(() => browser.close())
const packed = readFileSync(foodTablePlaces(root).packed)
const sent = { gzip: gzipSync(packed, { level: 9 }).length, brotli: brotliCompressSync(packed).length }

const kb = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
const ms = (value: number) => `${value.toFixed(1)} ms`
console.log(`load of the machine ${loadavg()[0].toFixed(1)}, processor slowed down 4 times\n`)
console.log(
  `the table           ${kb(packed.length)}, sent as ${kb(sent.gzip)} (gzip) or ${kb(sent.brotli)} (brotli)`,
)
console.log(`reading the lines   ${ms(found.decodeMs)}`)
console.log(
  `the index           ${ms(found.indexMs)} in ${found.steps} steps, the longest ${ms(found.longestStepMs)}`,
)
console.log(
  `an answer           p50 ${ms(found.p50Ms)}, p95 ${ms(found.p95Ms)}, slowest ${ms(found.slowestMs)} of ${found.answers}`,
)
console.log(`reference           p95 ${ms(found.referenceP95Ms)} by looking at every name`)

const isFine =
  found.p95Ms <= goals.answerMs && found.longestStepMs <= goals.stepMs && sent.gzip <= goals.sentBytes
if (!isFine) process.exitCode = 1
