import pdfmake from 'pdfmake'
import { type Font, fonts } from './type/fonts.ts'

let isPrepared = false

/** Turns a document in pdfmake's format into the bytes of a file. */
export async function makePdf(definition: object): Promise<Uint8Array> {
  prepare()
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
}

/** Fonts come from memory; no text can make pdfmake open a file or an address. */
function prepare(): void {
  if (isPrepared) return
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  pdfmake.setFonts(Object.fromEntries([...fonts()].map(([name, font]) => [name, stored(name, font)])))
  isPrepared = true
}

function stored(name: string, { normal, bold }: Font): { normal: string; bold?: string } {
  pdfmake.virtualfs.writeFileSync(name, normal)
  if (!bold) return { normal: name }
  const boldName = `${name} bold`
  pdfmake.virtualfs.writeFileSync(boldName, bold)
  return { normal: name, bold: boldName }
}
