/** Longer than any picture of a person is shown, and a small upload all the same. */
const mostSide = 1_024

/** [SET-7] A phone's photo is larger than it need be sent; what can't be drawn here goes as it is, for the server to judge. */
export async function shrinkPicture(file: File): Promise<File> {
  const drawn = await globalThis.createImageBitmap?.(file).catch(() => undefined)
  if (!drawn) return file
  const scale = mostSide / Math.max(drawn.width, drawn.height)
  if (scale >= 1) return file
  const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // A transparent picture would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], 'picture.jpg', { type: blob.type })
}
