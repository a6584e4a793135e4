/** The types of the parts we use: pdfmake comes without types. */
declare module 'pdfmake' {
  type FontFiles = { normal: string; bold?: string }
  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
    setFonts(fonts: Record<string, FontFiles>): void
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
