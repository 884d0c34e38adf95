/** The largest id of the database, whose ids are integers of 32 bits. */
const largestId = 2_147_483_647

/** Whether a text of the address can be the number of a record; no other text is requested from the server. */
export const isRecordNumber = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId
