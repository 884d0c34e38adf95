/** Programs that open a link to draw a preview of it in a messenger or a social network, or to index it (PROP-010). */
const previewAgents =
  /facebookexternalhit|facebot|whatsapp|telegrambot|twitterbot|linkedinbot|slackbot|discordbot|skypeuripreview|googlebot|google-pagerenderer|googleimageproxy|bingbot|bingpreview|applebot|yandex|duckduckbot|baiduspider|pinterest|redditbot|vkshare|viber|snapchat|embedly|iframely|mastodon|\bbot\b|crawler|spider|preview/i

/** Whether a user agent is known to be a program and not the customer, so its opening is no view (PROP-010, C-170). */
export const isLinkPreview = (userAgent: string): boolean => previewAgents.test(userAgent)

/** Openings of one visitor within these minutes are one view (C-170). */
export const minutesOfOneView = 30
