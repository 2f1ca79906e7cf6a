/* A quote on paper. */

export const quoteOf = (date: string) => `Quote of ${date}`
export const bill = 'Line by line'

export const howToBook = 'How to book'
export const call = <Phone>(phone: Phone) => ['Call ', phone, '.']
export const scanOrCall = <Phone>(phone: Phone) => [
  'Scan this, open the link below, or call ',
  phone,
  '.',
]
export const qrCode = 'QR code of the link'
export const online = 'This quote online'
