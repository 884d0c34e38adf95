/** The name under which the typed remarks of the invoice are stored on the device. */
export const remarksForm = 'invoice-remarks'
