/** The bytes of a chosen file in base64, as a data URL; rejects when the browser cannot read it. */
export const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the file could not be read'))
    reader.readAsDataURL(file)
  })

/** The file types of the browser's file chooser. */
export const acceptedTypes = 'image/png,image/jpeg,application/pdf'
