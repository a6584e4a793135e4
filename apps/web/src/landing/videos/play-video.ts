const types = { webm: 'video/webm', mp4: 'video/mp4' } as const

/** Loads the video's files and shows the player’s own controls. */
export function playVideo(figure: HTMLElement): void {
  const player = figure.querySelector('video')
  const file = figure.dataset.video
  if (!player || !file) return
  for (const [ending, type] of Object.entries(types)) {
    player.append(Object.assign(document.createElement('source'), { src: `${file}.${ending}`, type }))
  }
  // Switched on only now: captions that are on from the start are fetched with the page.
  for (const track of player.textTracks) track.mode = 'showing'
  player.controls = true
  figure.querySelector('img')?.remove()
  figure.querySelector('button')?.remove()
  player.focus()
  void player.play()
}
