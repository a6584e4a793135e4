import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { featureVideos } from '../../site/site-data.ts'
import { playVideo } from './play-video.ts'
import { VideosSection } from './videos-section.tsx'

it('[LAND-4] nothing is promised while there is no video', () => {
  expect(renderToStaticMarkup(<VideosSection videos={[]} />)).toBe('')
})

it('[LAND-4] each of the three has a poster, captions and a button, and loads nothing of itself yet', () => {
  document.body.innerHTML = renderToStaticMarkup(<VideosSection videos={featureVideos} />)
  expect([...document.querySelectorAll('figure')].map(({ dataset }) => dataset.video)).toEqual([
    '/videos/plan',
    '/videos/shopping-list',
    '/videos/weight-tracker',
  ])
  for (const figure of document.querySelectorAll('figure')) {
    const file = figure.dataset.video
    expect(figure.querySelector('img')?.getAttribute('src')).toBe(`${file}.jpg`)
    expect(figure.querySelector('track[kind="captions"]')?.getAttribute('src')).toBe(`${file}.vtt`)
    expect(figure.querySelector('video')?.preload).toBe('none')
    expect(figure.querySelector('source')).toBeNull()
    expect(figure.querySelector('button')?.getAttribute('aria-label')).toMatch(/^Play: The /)
  }
})

it('[LAND-4] pressing play fetches the files and hands over to the player', () => {
  document.body.innerHTML = renderToStaticMarkup(<VideosSection videos={['plan']} />)
  const figure = document.querySelector('figure')!
  const player = figure.querySelector('video')!
  let plays = 0
  player.play = async () => {
    plays += 1
  }
  playVideo(figure)
  expect(plays).toBe(1)
  expect(player.controls).toBe(true)
  expect([...figure.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    '/videos/plan.webm',
    '/videos/plan.mp4',
  ])
  expect(figure.querySelector('button')).toBeNull()
})
