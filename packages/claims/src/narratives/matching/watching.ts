/** What a contact only watches or waits for: "menunggu kejelasan kenaikan biaya material". */
export const WATCHING =
  /^(?:me|di)?(?:nunggu|tunggu|nanti(?:kan)?|mantau|pantau|cermati|ncermati|ngamati|amati)$/;
