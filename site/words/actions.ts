/** Labels of links and buttons on several pages. */

export const getQuoteNow = 'Get Quote Now!'
export const newTab = '(opens in a new tab)'
export const learnMore = 'Learn More'
export const about = (what: string) => `about ${what}`
