type Shared = {
  /** The customer's phone in any spelling. */
  readonly phone: string | null
  readonly tradeName: string
  readonly link: string
}

const country = '55'

/** 55 and the digits; a phone that is stored with the country code keeps it once. */
const toNumber = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  const hasCountry = digits.length > 11 && digits.startsWith(country)
  return hasCountry ? digits : `${country}${digits}`
}

/** PROP-030: the address that opens WhatsApp; its text has the link and the trade name, no other personal data. */
export const toWhatsappLink = ({ phone, tradeName, link }: Shared): string => {
  const text = encodeURIComponent(`Proposta de ${tradeName}: ${link}`)
  const number = phone === null || !/\d/.test(phone) ? '' : toNumber(phone)
  return `https://wa.me/${number}?text=${text}`
}
