const quote = document.querySelector('quote-builder')
quote.calls ??= []
quote.calls.push(['open'])
