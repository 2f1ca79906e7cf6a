export const callUs = 'Call us'
export const writeToUs = 'Write to us'
export const orSend = 'Or send'
export const shortMessage = 'A short message'
