import type { Point } from './types.ts'

/** Our Story on /about: four cards. */
export const story: Point[] = [
  {
    title: 'Local on purpose',
    text: 'We are based in {town} and work around it. We know what a wet November does to a driveway, and what a wet dog does to a hallway.',
  },
  {
    title: 'Inside and out',
    text: 'Kitchen grease and roof moss are different problems with the same owner. So one company looks after both, and you have one number to call.',
  },
  {
    title: 'Prices in plain sight',
    text: 'Nobody likes waiting for a number. Tap in your rooms and our quote tool shows the price, line by line, before it asks who you are.',
  },
  {
    title: 'Somebody with your key',
    text: 'Letting people in is a big thing to ask. Our cleaners are background-checked, the work is fully insured, and we write back within {responseHours} hours.',
  },
]

/** Our Values on /about. */
export const values: (Point & { icon: 'quality' | 'eco' | 'reliable' | 'professional' })[] = [
  {
    icon: 'quality',
    title: 'Quality Assurance',
    text: 'We inspect the work before we call it finished, and ask you afterwards. Satisfaction is guaranteed.',
  },
  {
    icon: 'eco',
    title: 'Eco-Friendly',
    text: 'Products chosen with children, pets and the creek down the road in mind. Soap scum gets less sympathy.',
  },
  {
    icon: 'reliable',
    title: 'Reliability',
    text: 'We come when we said we would. If you write to us, you hear back within {responseDays}.',
  },
  {
    icon: 'professional',
    title: 'Professionalism',
    text: 'Background-checked, fully insured, supplies brought along. Shoes off when you ask.',
  },
]

/** The Privacy Policy on /about; how to reach us about it follows by itself. */
export const privacy: { title: string; text: string[] }[] = [
  {
    title: 'Information We Collect',
    text: [
      'Only what you type into our two forms: your name, email address, phone number, the service you ask about and any notes. A quote also carries the choices and the price on your screen. With it come the address of the page you sent it from and how you first came to this site: the campaign or ad your link named, if it named one, and the website that led you here.',
      'If you look at a quote and go on to book, we are sent its service and price, the address of that page and how you came here at that moment, without your contact details.',
    ],
  },
  {
    title: 'How We Use It',
    text: [
      'To answer you, to prepare your quote, and to schedule and do the work you ask for. Nothing else.',
      'EmailJS, an email delivery service, carries the message from your browser to our inbox. Its servers may be outside Canada.',
    ],
  },
  {
    title: 'How We Protect It',
    text: [
      'Your message travels over an encrypted connection, and your contact details are never stored in your browser. A few things stay in this tab’s session storage until you close it: your choices in the quote tool until the quote is sent, so that going back does not lose them, the link that opened a quote, a random number by which we tell a message sent twice from two messages, and how you came here, as described above. This site sets no cookies.',
      'To see which steps are hard to use, the forms report events such as “extras chosen”, never what you wrote about yourself. They go to a tag manager, if this site has one.',
    ],
  },
  {
    title: 'Your Rights',
    text: [
      'Under British Columbia’s Personal Information Protection Act (PIPA) you may ask what personal information we hold about you, how we have used it and whom we have given it to. You may ask us to correct it, and you may withdraw your consent.',
      'If our answer does not satisfy you, the Office of the Information and Privacy Commissioner for British Columbia will listen.',
    ],
  },
]
