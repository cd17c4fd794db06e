import { route } from '../endpoint.ts'

export const listReviews = route('GET', '/api/product-recommendations/{id}/reviews')
export const writeReview = route('POST', '/api/product-recommendations/{id}/reviews')
export const readOwnReview = route('GET', '/api/product-recommendations/{id}/reviews/mine')
export const editReview = route('PATCH', '/api/reviews/{id}')
export const removeReview = route('DELETE', '/api/reviews/{id}')
export const markReviewHelpful = route('PUT', '/api/reviews/{id}/helpful')
export const reportReview = route('POST', '/api/reviews/{id}/report')
export const uploadReviewPicture = route('POST', '/api/reviews/pictures')
export const removeReviewPicture = route('DELETE', '/api/reviews/pictures/{id}')
