/** The words around every page: the bar, the menus and the footer. */

export const skip = 'Skip to content'
export const mainMenu = 'Main'
export const menu = 'Menu'
/** The name of the button in the bar on a phone, which shows only an icon. */
export const call = (phone: string) => `Call ${phone}`
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const servicesMenu = 'Services'
export const companyMenu = 'Company'
export const ourServices = 'Our Services'
export const quickLinks = 'Quick Links'
export const businessHours = 'Business hours'
export const privacyPolicy = 'Privacy policy'
export const forPartners = 'For partners'
export const loadingPage = 'Loading the page'
export const keptOpen =
  'Your quote is still being sent, so this page stays open. The next one comes as soon as the quote has arrived.'
export const broken = {
  heading: 'This page could not be shown.',
  text: 'Please load it again, or call us: we are glad to help.',
}
