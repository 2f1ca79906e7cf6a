export const fiveStars = '5 out of 5 stars'
export const isNew = 'NEW'
export const localGuide = 'Local Guide'
export const reviewCount = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
export const followAlong = 'Follow along'
