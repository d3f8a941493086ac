/** The password of everybody whom the journeys make. */
export const PASSWORD = 'kalimat sandi yang panjang';

export const MODEL_KEY = 'xai-kunci-rahasia-untuk-uji';
export const METRICS_TOKEN = 'token-rahasia-untuk-uji-siapa-pun-tidak-membacanya';
