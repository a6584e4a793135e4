import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compileCookbook } from '../packages/cookbook/dist/corpus/compile-cookbook.js'
import { drawPlate } from '../packages/cookbook/dist/pictures/draw-plate.js'
import { pictureRecipeOf } from '../packages/cookbook/dist/recipes/picture-recipe-of.js'
import { findOrInstallChromium } from '../scripts/setup/chromium.mjs'
import { root } from '../scripts/setup/root.mjs'

/**
 * How many of the pictures look different, and what they weigh. Each is drawn at 64 px; its hash is whether
 * every point of a 16 × 16 grid is brighter than the next one, in each colour. Two pictures are alike when
 * no more than one bit in twelve differs.
 */
const alikeShare = 1 / 12

const { recipes } = compileCookbook(root)
const startedAt = performance.now()
const pictures = recipes.map((recipe) => drawPlate(pictureRecipeOf(recipe)))
const drawMs = performance.now() - startedAt
const hashes = await hashAll(pictures.map(({ featured }) => featured))
const kinds = []
for (const hash of hashes) if (!kinds.some((kind) => isAlike(kind, hash))) kinds.push(hash)

const gzipped = (svg) => gzipSync(svg).length / 1024
const featured = pictures.map((picture) => gzipped(picture.featured))
const small = pictures.map((picture) => gzipped(picture.small))
console.log(`${pictures.length} pictures drawn in ${Math.round(drawMs)} ms, ${kinds.length} look different`)
console.log(`featured: largest ${Math.max(...featured).toFixed(1)} KiB gzipped of 6`)
console.log(`small: largest ${Math.max(...small).toFixed(1)} KiB gzipped`)

function isAlike(a, b) {
  let different = 0
  for (let bit = 0; bit < a.length; bit++) if (a[bit] !== b[bit]) different += 1
  return different <= a.length * alikeShare
}

async function hashAll(svgs) {
  const found = await findOrInstallChromium()
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: found.path, args: flags })
  const page = await browser.newPage()
  const bits = []
  for (const svg of svgs) bits.push(await page.evaluate(hashInPage, svg))
  await browser.close()
  return bits
}

/** Runs in the page. */
async function hashInPage(svg) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const size = 64
  const canvas = new OffscreenCanvas(size, size)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0, size, size)
  const { data } = pen.getImageData(0, 0, size, size)
  const cells = 16
  const cell = size / cells
  const mean = (column, row, channel) => {
    let sum = 0
    for (let y = 0; y < cell; y++)
      for (let x = 0; x < cell; x++) sum += data[4 * ((row * cell + y) * size + column * cell + x) + channel]
    return sum
  }
  let bits = ''
  for (let channel = 0; channel < 3; channel++)
    for (let row = 0; row < cells; row++)
      for (let column = 0; column < cells - 1; column++)
        bits += mean(column, row, channel) < mean(column + 1, row, channel) ? '1' : '0'
  return bits
}
