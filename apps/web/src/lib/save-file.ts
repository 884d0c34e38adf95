/** Long enough for the browser to start writing the file. */
const revokeAfterMs = 60_000

/** Downloads bytes as a file with this name, by a link with `download` that is part of the page while it is clicked. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
}
